import type { Page } from '@playwright/test';

interface TreeNode {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

const INTERACTIVE = new Set(
  (
    'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox ' +
    'slider spinbutton switch tab textbox treeitem Date DateTime InputTime DisclosureTriangle'
  ).split(' '),
);
/** Groups whose name says what is chosen in them, and places that are listed by name. */
const NAMED = new Set('alertdialog dialog image img radiogroup region tablist tabpanel'.split(' '));
const LANDMARKS = new Set('banner complementary contentinfo form main navigation region search'.split(' '));
const DIALOGS = new Set(['dialog', 'alertdialog']);

/** What a screen reader couldn't say of the screen, or would say wrong, by the browser's accessibility tree. */
export async function treeFindings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: TreeNode[] };
  await session.detach();
  const read = inReadingOrder(nodes).filter(({ ignored }) => !ignored);
  return [...unnamed(read), ...sameLandmarks(read), ...skippedLevels(read), ...openDialogs(read)];
}

function inReadingOrder(nodes: readonly TreeNode[]): TreeNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const visit = (node: TreeNode): TreeNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? visit(child) : [];
    }),
  ];
  return nodes[0] ? visit(nodes[0]) : [];
}

const roleOf = ({ role }: TreeNode): string => role?.value ?? '';
const nameOf = ({ name }: TreeNode): string => name?.value.trim() ?? '';
const valueOf = ({ properties = [] }: TreeNode, wanted: string): unknown =>
  properties.find(({ name }) => name === wanted)?.value.value;

function unnamed(nodes: readonly TreeNode[]): string[] {
  return nodes
    .filter((node) => INTERACTIVE.has(roleOf(node)) || NAMED.has(roleOf(node)))
    .filter((node) => nameOf(node) === '')
    .map((node) => `${roleOf(node)} without a name`);
}

/** Landmarks of one role are told apart by their names; a page has one of each of these. */
function sameLandmarks(nodes: readonly TreeNode[]): string[] {
  const places = nodes
    .filter((node) => LANDMARKS.has(roleOf(node)))
    // Only a form with a name is a landmark.
    .filter((node) => roleOf(node) !== 'form' || nameOf(node) !== '')
    .map((node) => (roleOf(node) === 'main' ? 'main' : `${roleOf(node)} “${nameOf(node)}”`));
  return [...new Set(places.filter((place, at) => places.indexOf(place) !== at))].map(
    (place) => `more than one ${place}`,
  );
}

function skippedLevels(nodes: readonly TreeNode[]): string[] {
  const headings = nodes.filter((node) => roleOf(node) === 'heading');
  const levelOf = (node: TreeNode | undefined) => (node ? Number(valueOf(node, 'level')) : 1);
  return headings.flatMap((node, at) => {
    const level = levelOf(node);
    const before = levelOf(headings[at - 1]);
    return level > before + 1 ? [`heading “${nameOf(node)}” of level ${level} after ${before}`] : [];
  });
}

function openDialogs(nodes: readonly TreeNode[]): string[] {
  return nodes
    .filter((node) => DIALOGS.has(roleOf(node)) && valueOf(node, 'modal') !== true)
    .map((node) => `${roleOf(node)} “${nameOf(node)}” is not modal`);
}
