import { useState } from 'react';
import { ArrowRight, Plus } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { specForms, specSlots, type SpecContent } from '@printpartner/contracts/spec-fields';
import type { ChatSpecValues, SpecDraft } from '@printpartner/contracts/types';
import { saveSpecDraft } from '../../../entities/spec-sheet/change-spec-sheet.ts';
import { putSpecDraft } from '../../../entities/spec-sheet/spec-sheet-cache.ts';
import { specDraftQuery } from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { fillFields, type FilledForm } from './fill-fields.ts';

/** Long enough to read which fields were changed. */
const MESSAGE_MS = 10_000;

interface AddToSpecsProps {
  specs: ChatSpecValues;
  /** Opens the working draft of the form. */
  onOpen: () => void;
}

interface Added extends FilledForm {
  /** The fields before. */
  before: SpecContent;
  draft: SpecDraft;
}

/** Fills an answer's values into the working draft of its form, with Undo; afterwards it opens the form. */
export function AddToSpecs({ specs: { form, values }, onOpen }: AddToSpecsProps) {
  const queryClient = useQueryClient();
  const [isAdded, setAdded] = useState(false);
  const lengthUnit = useLengthUnit();
  const slot = specSlots[form];
  const name = form === 'booklet' ? 'Booklet Specs' : 'Custom Specs';

  async function save(content: SpecContent, revision: number): Promise<SpecDraft> {
    const draft = await saveSpecDraft(slot, { ...content, revision });
    putSpecDraft(queryClient, draft);
    return draft;
  }

  const add = useMutation({
    mutationFn: async (): Promise<Added> => {
      // Another device may have changed the draft since it was read here.
      const before = await queryClient.fetchQuery({ ...specDraftQuery(slot), staleTime: 0 });
      const filled = fillFields(form, before, values, lengthUnit);
      const draft = filled.filled.length > 0 ? await save(filled.content, before.revision) : before;
      return { ...filled, before: { data: before.data, shippingOption: before.shippingOption }, draft };
    },
    onSuccess: ({ filled, replaced, before, draft }) => {
      setAdded(true);
      if (filled.length === 0) {
        toast({
          title: `Already in your ${name}`,
          description: `“${specForms[form].title}” has these values.`,
        });
        return;
      }
      const replacedText = replaced.length > 0 ? ` Replaced: ${replaced.join(', ')}.` : '';
      toast({
        title: `Added to your ${name}`,
        description: `${filled.join(', ')}.${replacedText}`,
        durationMs: MESSAGE_MS,
        action: { label: 'Undo', onClick: () => undo.mutate({ before, revision: draft.revision }) },
      });
    },
    onError: (error) =>
      toast({
        title: `Not added to your ${name}`,
        description: failureText(error, 'Try again in a moment.'),
        variant: 'destructive',
      }),
  });

  const undo = useMutation({
    mutationFn: ({ before, revision }: { before: SpecContent; revision: number }) => save(before, revision),
    onSuccess: () => setAdded(false),
    onError: (error) =>
      toast({
        title: 'Not undone',
        description: failureText(error, 'The form was changed since. Open it to change the fields.'),
        variant: 'destructive',
      }),
  });

  if (isAdded)
    return (
      <Button
        variant="outline"
        size="small"
        icon={<ArrowRight size={15} strokeWidth={1.6} aria-hidden />}
        onClick={onOpen}
      >
        {`Open ${name}`}
      </Button>
    );
  return (
    <Button
      variant="outline"
      size="small"
      icon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
      busy={add.isPending}
      busyLabel="Adding"
      onClick={() => add.mutate()}
    >
      {`Add to ${name}`}
    </Button>
  );
}
