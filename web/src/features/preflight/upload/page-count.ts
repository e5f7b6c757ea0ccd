/** Pages of a PDF. The reader comes only when it is wanted. */
export async function countPages(file: File): Promise<number> {
  const { openPdf } = await import('../pages/open-pdf.ts');
  const { promise: unreadable, reject } = Promise.withResolvers<never>();
  const task = openPdf(file, undefined, () => reject(new Error('The file cannot be read')));
  try {
    return (await Promise.race([task.promise, unreadable])).numPages;
  } finally {
    await task.destroy();
  }
}
