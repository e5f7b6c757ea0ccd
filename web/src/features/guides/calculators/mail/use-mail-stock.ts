import { useLayoutEffect } from 'react';
import type { Stock } from '@printpartner/print-knowledge/paper';
import { keptStock, stockNamed } from '../../stock/kept-stock.ts';
import { useKeptGroup } from '../kept-fields.ts';
import { keptField } from '../use-fields.ts';

/** The stock of the piece shared by all mail calculators. @param filled from the address, which replaces it once */
export function useMailStock(filled: string | undefined): [Stock, (stock: Stock) => void] {
  const [stock, setStock] = keptStock(keptField('mail-piece', useKeptGroup('mail-piece'), 'stock'), 'card');
  useLayoutEffect(() => {
    const named = stockNamed(filled);
    if (named) setStock(named);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another address mounts the calculator again
  }, []);
  return [stock, setStock];
}
