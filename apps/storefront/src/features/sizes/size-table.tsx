import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { useSizeName } from '../../lib/use-size-name.ts';
import type { SizeChart } from './size-chart.ts';
import styles from './size-table.module.css';

/** A size chart as a table: one row for each size. */
export function SizeTable({ chart }: { chart: SizeChart }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sizeLabel = useSizeName();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('product.size')}</th>
          {chart.columns.map((column) => (
            <th key={column} scope="col">
              {t(`product.info.measures.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map(({ size, values }) => (
          <tr key={size}>
            <th scope="row">{sizeLabel(size).name}</th>
            {chart.columns.map((column, index) => (
              <td key={column}>{inLanguage(values[index] ?? '', language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inLanguage(value: string, language: string): string {
  return language === 'en' ? value.replace(',', '.') : value;
}
