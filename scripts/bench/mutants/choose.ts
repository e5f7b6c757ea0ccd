import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { seeded } from '../../../libs/preflight-engine/test/mutations.ts';
import { projectRoot } from '../../project-root.ts';

export const MUTATIONS = ['operator', 'await', 'predicate', 'branch'] as const;

export interface Mutant {
  mutation: (typeof MUTATIONS)[number];
  /** Relative to the project root. */
  file: string;
  line: number;
  /** Offsets in the file's text. */
  start: number;
  end: number;
  before: string;
  after: string;
}

const MUTATED = /^(libs|services|gateway|web)\/.*\.tsx?$/;
const SPARED = /(\.test\.tsx?|\.d\.ts|\.config\.ts)$|\/(test|testing|e2e|migrations)\/|^libs\/testing\//;

const OTHER_OPERATOR: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1e9 });

/**
 * Mutants of the shipped code of a commit, the same for the same seed: as many of each mutation, and at most one of a file.
 *
 * @param count of each mutation
 */
export function chooseMutants(commit: string, { seed, count }: { seed: number; count: number }): Mutant[] {
  const files = git('ls-tree', '-r', '--name-only', commit)
    .split('\n')
    .filter((file) => MUTATED.test(file) && !SPARED.test(file));
  const all = files.flatMap((file) => mutantsOf(file, git('show', `${commit}:${file}`)));
  const random = seeded(seed);
  const taken = new Set<string>();
  return MUTATIONS.flatMap((mutation) => {
    const left = all.filter((mutant) => mutant.mutation === mutation);
    const chosen: Mutant[] = [];
    while (chosen.length < count && left.length > 0) {
      const [mutant] = left.splice(Math.floor(random() * left.length), 1);
      if (!mutant || taken.has(mutant.file)) continue;
      taken.add(mutant.file);
      chosen.push(mutant);
    }
    return chosen;
  });
}

function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (mutation: Mutant['mutation'], node: ts.Node, after: string) => {
    const [start, end] = [node.getStart(source), node.end];
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ mutation, file, line, start, end, before: text.slice(start, end), after });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const other = OTHER_OPERATOR.get(node.operatorToken.kind);
      if (other) add('operator', node.operatorToken, other);
      if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
        add('predicate', node, node.left.getText(source));
    }
    if (ts.isAwaitExpression(node)) add('await', node, `(${node.expression.getText(source)})`);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (name.text === 'filter') add('predicate', node, expression.getText(source));
    }
    if (ts.isConditionalExpression(node))
      add('branch', node.condition, `!(${node.condition.getText(source)})`);
    if (ts.isIfStatement(node)) add('branch', node.expression, `!(${node.expression.getText(source)})`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
