import { useId } from 'react';
import { ChipGroup } from '../chip-group/chip-group.tsx';

export type SizeSelectorProps = {
  /** The legend: "Size". */
  label: string;
  /** `lang`: the language of the name when it differs from the page's. */
  options: readonly { value: string; name: string; lang?: string | undefined; soldOut: boolean }[];
  /** The selected value; undefined before a selection. */
  selected: string | undefined;
  /** Called with the selected value. */
  onSelect: (value: string) => void;
  /** Read by screen readers after a sold-out size. */
  soldOutText: string;
  /** The id of the text that requests a size; it marks the group. */
  errorId?: string | undefined;
};

/**
 * The sizes of a colour as radio buttons. A sold-out size is marked (PROD-4) but can be selected, so
 * that the page can display that it is sold out (PROD-5).
 */
export function SizeSelector({
  label,
  options,
  selected,
  onSelect,
  soldOutText,
  errorId,
}: SizeSelectorProps) {
  const group = useId();
  return (
    <ChipGroup
      label={label}
      isWide
      errorId={errorId}
      chips={options.map(({ value, name, lang, soldOut }) => ({
        value,
        name,
        lang,
        ...(soldOut && { soldOutText }),
      }))}
      inputOf={({ value }) => ({
        type: 'radio',
        name: group,
        value,
        checked: value === selected,
        onChange: () => onSelect(value),
      })}
    />
  );
}
