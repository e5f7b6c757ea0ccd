import { memo } from 'react';
import { formatPhone } from '@printpartner/spec-sheet/fields';
import { ChoiceField, YesNoField } from './choice-field.tsx';
import { SpecDateField } from './date-field.tsx';
import type { SpecFieldProps } from './field-props.ts';
import { FinishesField } from './finishes-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SizeField } from './size-field.tsx';
import { StockField } from './stock-field.tsx';
import { LinesField, TextField } from './text-field.tsx';

/** One field of the catalog, as its type is typed in. */
export const SpecField = memo(function SpecField(props: SpecFieldProps) {
  switch (props.field.type) {
    case 'line':
    case 'inks':
      return <TextField {...props} />;
    case 'size':
      return <SizeField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    case 'email':
      return <TextField {...props} type="email" inputMode="email" />;
    case 'phone':
      return <TextField {...props} type="tel" inputMode="tel" format={formatPhone} />;
    case 'quantity':
      return <QuantityField {...props} />;
    case 'count':
      return <TextField {...props} inputMode="numeric" />;
    case 'stock':
      return <StockField {...props} />;
    case 'date':
      return <SpecDateField {...props} />;
    case 'choice':
    case 'select':
      return <ChoiceField {...props} />;
    case 'yes-no':
      return <YesNoField {...props} />;
    case 'finishes':
      return <FinishesField {...props} />;
  }
  return props.field.type satisfies never;
});
