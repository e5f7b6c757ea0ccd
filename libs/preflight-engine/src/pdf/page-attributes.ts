/** Attributes that a page takes from the nodes above it, ISO 32000-2, 7.7.3.4. */
export const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
