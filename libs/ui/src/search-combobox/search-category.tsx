import type { RenderLink } from '../render-link.ts';
import { ChevronRightIcon } from '../icons/icons.tsx';
import styles from './search-category.module.css';

export type SearchCategoryProps = {
  /** The category's name: "Women · New Arrivals". */
  name: string;
  /** What it is: "Categories". */
  note: string;
  /** Called when the option is clicked, before its link is followed. */
  onSelect: () => void;
  /** Renders the link to the category. */
  renderLink: RenderLink;
};

/** A category among the results of the search: a link with the role of an option. */
export function SearchCategory({ name, note, onSelect, renderLink }: SearchCategoryProps) {
  return renderLink({
    role: 'option',
    // The focus is always in the field (ARIA practices, "Combobox").
    tabIndex: -1,
    onClick: onSelect,
    className: styles.category,
    children: (
      <>
        <span className={styles.note}>{note}</span>
        <span className={styles.name}>{name}</span>
        <ChevronRightIcon size={20} />
      </>
    ),
  });
}
