import { describe, expect, it } from '@jest/globals';
import { knownPreferences } from './preferences.service.ts';

describe('knownPreferences', () => {
  it('A9 drops unknown tabs, colors and units', () => {
    expect(
      knownPreferences({
        tab_order: ['paper', 'quotes', 'specs', 'paper'],
        custom_colors: { paper: '#D33B36', specs: '#123456', quotes: '#D33B36' },
        assistant_shares_job: true,
        length_unit: 'furlong',
      }),
    ).toEqual({
      tabOrder: ['paper', 'specs'],
      customColors: { paper: '#D33B36' },
      assistantSharesJob: true,
      lengthUnit: 'in',
    });
  });

  it('A9 preferences are empty if nothing was saved', () => {
    expect(knownPreferences()).toEqual({
      tabOrder: [],
      customColors: {},
      assistantSharesJob: false,
      lengthUnit: 'in',
    });
  });
});
