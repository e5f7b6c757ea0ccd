import { Group } from 'three';
import { foldedPanels, type Sheet } from '@printpartner/dielines';
import type { PaperMaterials } from './paper-materials.ts';
import { SolidBend } from './solid-bend.ts';
import { SolidPanel } from './solid-panel.ts';

export interface PieceToBuild {
  sheet: Sheet;
  /** Inches between two places of the stack. */
  spacing: number;
  /** Ids of the panels that have no room. */
  colliding: ReadonlySet<string>;
}

/** The panels of a sheet and the bends between them. */
export class SolidPiece {
  readonly group = new Group();
  private readonly panels: ReadonlyMap<string, SolidPanel>;
  private readonly bends: readonly SolidBend[];

  constructor(
    private readonly built: PieceToBuild,
    { plain, colliding }: PaperMaterials,
  ) {
    const { sheet } = built;
    const lookOf = (id: string) => (built.colliding.has(id) ? colliding : plain);
    this.panels = new Map(
      sheet.panels.map((panel) => [panel.id, new SolidPanel(panel, sheet, lookOf(panel.id))]),
    );
    this.bends = sheet.panels.flatMap((panel) =>
      panel.parent ? [new SolidBend(panel, panel.parent, lookOf(panel.id))] : [],
    );
    for (const part of this.parts) this.group.add(part.group);
  }

  fold(progress: number): void {
    const { sheet, spacing } = this.built;
    const moves = new Map(foldedPanels(sheet, progress, spacing).map(({ panel, move }) => [panel.id, move]));
    for (const [id, panel] of this.panels) {
      const move = moves.get(id);
      if (move) panel.place(move);
    }
    for (const bend of this.bends) bend.place(moves);
  }

  dispose(): void {
    for (const part of this.parts) part.dispose();
  }

  private get parts(): (SolidPanel | SolidBend)[] {
    return [...this.panels.values(), ...this.bends];
  }
}
