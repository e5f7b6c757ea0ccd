import { shippingOption, specData } from '@printpartner/contracts';
import { catalog, contentOf, specKeys, type SpecValues } from '@printpartner/spec-sheet/fields';
import type { SpecKey } from '@printpartner/contracts/spec-fields';
import type { FieldErrors } from '../../../platform/documents/document-form.ts';

const deliveryOption = catalog.find(({ meaning }) => meaning === 'delivery-option');

/** What is wrong with which field; the first error per field. Loads zod. */
export function errorsOf(values: SpecValues): FieldErrors<SpecValues> {
  const content = contentOf(values);
  const found: Partial<Record<SpecKey, string>> = {};
  const issues = [
    ...(specData.safeParse(content.data).error?.issues ?? []),
    ...(shippingOption.safeParse(content.shippingOption).error?.issues ?? []).map((issue) => ({
      ...issue,
      path: [deliveryOption?.key],
    })),
  ];
  for (const { path, message } of issues) {
    const key = specKeys.find((one) => one === path[0]);
    if (key) found[key] ??= message;
  }
  return found;
}
