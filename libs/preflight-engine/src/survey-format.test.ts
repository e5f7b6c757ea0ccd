import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { surveyFormat } from './index.ts';

/**
 * Format → hash of all fields of `SurveyedFile` and their types. When the test fails: raise `surveyFormat` in judge.ts and
 * add a line here; a released line never changes.
 */
const shapes: Readonly<Record<number, string>> = { 1: '310d7a1b81fd4959', 2: '00dfad1871d0541d' };

const file = fileURLToPath(new URL('judge.ts', import.meta.url));

/** Each field with its type, such as `.facts.pages[].number: number`, in order. */
function shapeOf(name: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const declared = symbol && checker.getExportsOfModule(symbol).find((one) => one.name === name);
  if (!declared) throw new Error(`${name} isn't exported`);
  const shape = new Set<string>();
  const add = (type: ts.Type, path: string): void => {
    const [element] = checker.isArrayLikeType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    if (type.isUnion()) for (const one of type.types) add(one, path);
    else if (element) add(element, `${path}[]`);
    else if (type.flags & ts.TypeFlags.Object)
      for (const field of checker.getPropertiesOfType(type))
        add(checker.getTypeOfSymbol(field), `${path}.${field.name}`);
    else shape.add(`${path}: ${checker.typeToString(type)}`);
  };
  add(checker.getDeclaredTypeOfSymbol(declared), '');
  return [...shape].toSorted();
}

it('F7 the format of stored surveys is raised when what they contain changes', () => {
  const shape = shapeOf('SurveyedFile');
  expect(shape).toContain('.facts.pages[].boxes.TrimBox[]: number');
  expect(shape).toContain('.ink[].uncertain[]: string');
  const hash = createHash('sha256').update(shape.join('\n')).digest('hex').slice(0, 16);
  expect({ format: surveyFormat, hash }).toEqual({ format: surveyFormat, hash: shapes[surveyFormat] });
});
