/** Attributes that a page inherits from its ancestors. ISO 32000-2, 7.7.3.4. */
export const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
