/** Page numbers on the sheets of an 8-page booklet: outside left and right, inside left and right. */
const sheets = [
  { pages: [8, 1, 2, 7], name: 'Outer sheet' },
  { pages: [6, 3, 4, 5], name: 'Inner sheet' },
] as const;

const page = { width: 44, height: 57 };

/** Shows why saddle-stitched pages come in fours: each folded sheet has four. */
export function PageCountSheet() {
  return (
    <figure>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {sheets.map(({ pages, name }) => {
          const [outsideLeft, outsideRight, insideLeft, insideRight] = pages;
          return (
            <div key={name}>
              <svg
                role="img"
                aria-label={`${name}: pages ${outsideLeft} and ${outsideRight} outside, ${insideLeft} and ${insideRight} inside`}
                width={2 * page.width * 2 + 18}
                height={page.height + 2}
              >
                <Side x={1} left={outsideLeft} right={outsideRight} />
                <Side x={2 * page.width + 17} left={insideLeft} right={insideRight} />
              </svg>
              <p className="type-note mt-1 flex text-ink-3">{name}: outside, inside</p>
            </div>
          );
        })}
      </div>
      <figcaption className="type-note mt-2 text-ink-2">
        An 8-page booklet is two sheets. Each folded sheet has four pages.
      </figcaption>
    </figure>
  );
}

function Side({ x, left, right }: { x: number; left: number; right: number }) {
  const spine = x + page.width;
  return (
    <g fontSize={14} textAnchor="middle" className="on-paper">
      <rect
        x={x}
        y={1}
        width={2 * page.width}
        height={page.height}
        className="fill-sheet stroke-ink"
        strokeWidth={1}
      />
      <line
        x1={spine}
        x2={spine}
        y1={1}
        y2={page.height + 1}
        className="stroke-ink"
        strokeWidth={1}
        strokeDasharray="9 3 1.5 3"
      />
      {[left, right].map((number, place) => (
        <text key={number} x={x + page.width * (place + 0.5)} y={34} className="fill-ink">
          {number}
        </text>
      ))}
    </g>
  );
}
