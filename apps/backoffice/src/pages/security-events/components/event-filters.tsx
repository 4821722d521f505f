import { SECURITY_EVENT_KINDS } from '@shop/contract/security-events';
import { useLanguage } from '@shop/app-kit';
import { formatDate } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { DateRangeFields } from '../../../features/resource-list/date-range-fields.tsx';
import { FilterBar, type FilterBarProps } from '../../../features/resource-list/filter-bar.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { staffQuery } from '../../../lib/staff-query.ts';
import { FROM, TO } from '../../../features/resource-list/url-params.ts';
import { ACCOUNT, isDay, KIND } from '../api/security-event-resource.ts';

export type EventFiltersProps = Pick<
  FilterBarProps,
  'total' | 'filterQuery' | 'filtersHref' | 'clearFilters'
> & {
  params: Readonly<Record<string, string>>;
  setParams: (changes: Readonly<Record<string, string>>) => void;
};

/** The kind of the events, their account and their days. */
export function EventFilters({ params, setParams, ...bar }: EventFiltersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const announce = useAnnounce();
  const accounts = useAccountNames(params[ACCOUNT]);
  const kind = SECURITY_EVENT_KINDS.find((each) => each === params[KIND]);
  const account = params[ACCOUNT] ?? '';
  const day = (value = '') => (isDay(value) ? value : '');
  const range = { from: day(params[FROM]), to: day(params[TO]) };
  // Noon is the same day in every time zone of the formats.
  const format = (value: string) => (value ? formatDate(`${value}T12:00:00Z`, language) : '…');
  return (
    <FilterBar
      {...bar}
      listName="security-events"
      onMessage={announce}
      search={
        <SelectField
          label={t('securityEvents.kind')}
          value={kind ?? ''}
          options={[
            { value: '', text: t('securityEvents.allKinds') },
            ...SECURITY_EVENT_KINDS.map((value) => ({
              value,
              text: t(`securityEvents.kinds.${value}`),
            })),
          ]}
          onChange={({ target }) => setParams({ [KIND]: target.value })}
        />
      }
      active={[
        ...(kind
          ? [
              {
                text: t(`securityEvents.kinds.${kind}`),
                onRemove: () => setParams({ [KIND]: '' }),
              },
            ]
          : []),
        ...(account ? [{ text: account, onRemove: () => setParams({ [ACCOUNT]: '' }) }] : []),
        ...(range.from || range.to
          ? [
              {
                text: `${format(range.from)} – ${format(range.to)}`,
                onRemove: () => setParams({ [FROM]: '', [TO]: '' }),
              },
            ]
          : []),
      ]}
    >
      <DateRangeFields
        label={t('securityEvents.days')}
        value={range}
        onChange={({ from, to }) => setParams({ [FROM]: from, [TO]: to })}
      />
      <SelectField
        label={t('securityEvents.account')}
        value={account}
        options={[
          { value: '', text: t('securityEvents.allAccounts') },
          ...accounts.map((name) => ({ value: name, text: name })),
        ]}
        onChange={({ target }) => setParams({ [ACCOUNT]: target.value })}
      />
    </FilterBar>
  );
}

/** The names of the accounts, and the chosen one, whose account may be deleted. */
function useAccountNames(chosen: string | undefined): string[] {
  const { client } = useShop();
  const { data = [] } = useQuery({
    ...staffQuery(client),
    enabled: client.features().has('staff'),
  });
  const names = new Set(data.map(({ username }) => username));
  return [...names, ...(chosen && !names.has(chosen) ? [chosen] : [])];
}
