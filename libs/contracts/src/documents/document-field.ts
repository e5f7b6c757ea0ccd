interface TextKind<Type extends string> {
  type: Type;
  /** Characters. */
  max: number;
}

/**
 * How a field of a document is typed in and stored. Contract, equality, merge and column follow from the type. A `single`
 * is text that says one thing, such as a quantity: two of them make no third.
 */
export type FieldKind =
  | TextKind<'line' | 'lines'>
  | TextKind<'single'>
  /** YYYY-MM-DD or HH:MM, in the document's time zone. */
  | { type: 'date' | 'time' }
  | { type: 'choice'; options: readonly string[] }
  /** Not answered until somebody says either. */
  | { type: 'yes-no' }
  /** Whole US cents. */
  | { type: 'money'; max: number }
  | { type: 'measure'; max: number; unit: 'in' | 'lb' | 'pt' }
  | {
      type: 'names';
      /** Characters of a name. */
      max: number;
      most: number;
    }
  /** The file is in the file store. A write of the document's other fields doesn't set it. */
  | { type: 'file' };

export type FieldType = FieldKind['type'];

/** A field of a document's catalog, which declares everything about it. */
export type DocumentField = FieldKind & {
  /** On the wire, in the export and, if it is queried, of its column. */
  name: string;
  /** The form shows it. */
  label: string;
  placeholder?: string;
  /** Has a column of its own. */
  isQueried?: true;
};

/** A file of a document in the store. */
export interface DocumentFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}

interface Values {
  'yes-no': boolean | null;
  money: number | null;
  measure: number | null;
  names: readonly string[];
  file: DocumentFile | null;
}

/** The value of a field: '' or null where nothing is set, or an empty list. */
export type FieldValue<Type extends FieldType> = Type extends keyof Values ? Values[Type] : string;

/** The values of a document's fields, by their names. */
export type DocumentValues<Catalog extends readonly DocumentField[]> = {
  [Field in Catalog[number] as Field['name']]: FieldValue<Field['type']>;
};

const unset: { readonly [Type in FieldType]?: FieldValue<Type> } = {
  'yes-no': null,
  money: null,
  measure: null,
  names: [],
  file: null,
};

/** The value of a field where nothing is set. */
export const unsetValue = (type: FieldType): FieldValue<FieldType> =>
  unset[type] ?? (type in unset ? null : '');
