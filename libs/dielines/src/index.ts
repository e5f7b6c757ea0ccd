export { bookCover, type BookCoverSize } from './covers/book-cover.ts';
export { collisionsOf, type Collision } from './folded/collisions.ts';
export { foldedPanels, turnsOf, type FoldedPanel } from './folded/folded-panels.ts';
export { moved, type Move, type Point3 } from './folded/move.ts';
export {
  capacities,
  construction,
  folderGeometry,
  folderPractice,
  type Capacity,
} from './folders/construction.ts';
export { spineWidth } from './folders/folder-sheet.ts';
export { pocketFolder, pocketLimits, slitChoices, type FolderOptions } from './folders/pocket-folder.ts';
export { folderTemplate, folderTemplates, type FolderTemplate, type SlitKind } from './folders/templates.ts';
export { foldDummy, type FoldDummySize } from './folds/fold-dummy.ts';
export { creasesOf, uncreased } from './sheet/creases.ts';
export { overlapArea } from './sheet/offset.ts';
export { bleedBounds, layersOf, trimBounds, type Layers, type Score } from './sheet/layers.ts';
export { floppedSheet, fromOutside } from './sheet/mirrored.ts';
export { boundsOf, edgesOf, heightOf, pointsOf, widthOf, type Bounds, type Edge } from './sheet/outline.ts';
export * from './sheet/sheet.ts';
