import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';

export type SelectItemProps = {
  /** The accessible name. */
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  sx?: CheckboxProps['sx'];
};

/** The checkbox that selects an item of a list. */
export function SelectItem({ label, isSelected, onSelect, sx }: SelectItemProps) {
  return (
    <Checkbox
      checked={isSelected}
      onChange={(_event, checked) => onSelect(checked)}
      slotProps={{ input: { 'aria-label': label } }}
      {...(sx !== undefined && { sx })}
    />
  );
}
