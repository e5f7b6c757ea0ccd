import { mapOutline } from './outline.ts';
import type { Hinge, Line, Point, Sheet } from './sheet.ts';

type Crease = Hinge['crease'];

/** A sheet flopped left to right: another piece, seen from its inside. */
export const floppedSheet = (sheet: Sheet): Sheet => mirrored(sheet, (crease) => crease);

/** The same sheet seen from its outside: what was a valley is a mountain. */
export const fromOutside = (sheet: Sheet): Sheet => {
  const turned = mirrored(sheet, (crease) => (crease === 'valley' ? 'mountain' : 'valley'));
  return {
    ...turned,
    panels: turned.panels.map((panel) => ({
      ...panel,
      layer: -panel.layer,
      name: panel.outsideName ?? panel.name,
      outsideName: panel.name,
    })),
    glue: turned.glue.map((area) => ({ ...area, side: area.side === 'inside' ? 'outside' : 'inside' })),
  };
};

/** x' = −x. */
function mirrored(sheet: Sheet, creaseOf: (crease: Crease) => Crease): Sheet {
  const move = ([x, y]: Point): Point => [-x, y];
  const moveLine = ({ from, to }: Line): Line => ({ from: move(from), to: move(to) });
  return {
    ...sheet,
    panels: sheet.panels.map(({ parent, ...panel }) => ({
      ...panel,
      outline: mapOutline(panel.outline, move),
      ...(parent && {
        parent: {
          id: parent.id,
          hinge: { ...parent.hinge, ...moveLine(parent.hinge), crease: creaseOf(parent.hinge.crease) },
        },
      }),
    })),
    moreCreases: sheet.moreCreases.map((line) => ({
      ...line,
      ...moveLine(line),
      crease: creaseOf(line.crease),
    })),
    slits: sheet.slits.map(({ panel, line }) => ({
      panel,
      line: { ...moveLine(line), ...(line.control && { control: move(line.control) }) },
    })),
    glue: sheet.glue.map(({ outline, side }) => ({ outline: mapOutline(outline, move), side })),
  };
}
