import type { ReactNode } from 'react';

/** A titled block inside a section. */
export function Subsection({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 ${className}`}>
      <h3 className="type-subhead mb-2">{title}</h3>
      {children}
    </div>
  );
}
