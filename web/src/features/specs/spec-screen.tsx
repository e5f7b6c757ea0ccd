import { useState, type ReactNode } from 'react';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import type { SheetAddress } from './document/sheet-address.ts';
import { LazySpecSums } from './arithmetic/lazy-spec-sums.tsx';
import { useSpecDesk } from './document/use-spec-desk.ts';
import { SpecFormContext } from './form/spec-form-context.ts';
import { SpecForm, type SpecFormSlots } from './form/spec-form.tsx';
import { EmailOpenSpecs } from './mail/email-open-specs.tsx';
import { ContactOffer } from './sheets/contact-offer.tsx';
import { ContinueSheet } from './sheets/continue-sheet.tsx';
import { OpenSheets } from './sheets/open-sheets.tsx';
import { OpenTemplates } from './templates/open-templates.tsx';

interface SpecScreenProps {
  kind: SpecKind;
  /** The named sheet in the page's address. */
  address: SheetAddress;
  /** The second close button, beside the title. */
  close: ReactNode;
  /** @param asks opens with the question which vendors to ask */
  onOpenQuotes: (sheetId: string, asks: boolean) => void;
}

const renderSums: SpecFormSlots['renderSums'] = (layout) => <LazySpecSums layout={layout} />;

/** Create Booklet Specs or Create Custom Specs. */
export function SpecScreen({ kind, address, close, onOpenQuotes }: SpecScreenProps) {
  const desk = useSpecDesk(kind, address);
  const [firstKey] = useState(desk.session.key);
  return (
    <SpecFormContext value={desk}>
      <SpecForm
        key={desk.session.key}
        close={close}
        documents={
          <>
            <OpenSheets isOpened={desk.session.key !== firstKey} onOpenQuotes={onOpenQuotes} />
            <OpenTemplates />
            <ContinueSheet />
            <ContactOffer />
          </>
        }
        actions={<EmailOpenSpecs />}
        renderSums={renderSums}
      />
    </SpecFormContext>
  );
}
