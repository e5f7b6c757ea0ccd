import { tabKeys } from '@printpartner/contracts/types';

/** Eight marks around each place of the grid, showing that tiles can be moved. They stay while tiles move. */
export function CropMarks({ className }: { className: string }) {
  return (
    <div aria-hidden className={`${className} pointer-events-none absolute! inset-0`}>
      {tabKeys.map((key) => (
        <div key={key} className="crop-marks h-24" />
      ))}
    </div>
  );
}
