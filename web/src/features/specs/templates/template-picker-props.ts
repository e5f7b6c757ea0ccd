import type { SpecContent } from '@printpartner/contracts/spec-fields';
import type { Sheet } from '@printpartner/spec-sheet/fields';

export interface TemplatePickerProps {
  /** What the form shows at the moment. */
  readSheet: () => Sheet;
  /** Puts the content into the form, as if it was typed. */
  onChoose: (content: SpecContent) => void;
}
