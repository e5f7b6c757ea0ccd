/** @param share of the file that is sent, 0 to 1; null while nothing is being sent */
export function UploadProgress({ share }: { share: number | null }) {
  return (
    share !== null && (
      <progress
        aria-label="Sending the PDF"
        max={1}
        value={share}
        className="mt-2.5 block h-1 w-full appearance-none overflow-hidden rounded-mark bg-rule [&::-moz-progress-bar]:bg-cyan [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-cyan"
      />
    )
  );
}
