import { useSearchParams } from 'react-router-dom';

/** The periods of the figures, and their numbers of days. */
export const PERIOD_DAYS = { today: 1, week: 7, month: 30 } as const;

export type Period = keyof typeof PERIOD_DAYS;

export const PERIODS: readonly Period[] = ['today', 'week', 'month'];
const DEFAULT_PERIOD: Period = 'month';
const PARAM = 'period';

/** The period in the URL, so that reload and Back show the same. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = PERIODS.find((known) => known === params.get(PARAM)) ?? DEFAULT_PERIOD;
  return {
    period,
    setPeriod: (next: Period) =>
      setParams({ [PARAM]: next }, { replace: true, preventScrollReset: true }),
  };
}
