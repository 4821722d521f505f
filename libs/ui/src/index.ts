export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Breadcrumb, type BreadcrumbProps } from './breadcrumb/breadcrumb.tsx';
export { Button, type ButtonVariant, type ButtonProps } from './button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link/button-link.tsx';
export {
  Carousel,
  type CarouselProps,
  type MoreSlides,
  type CarouselSlide,
  type CarouselTexts,
  type ActiveSlide,
} from './carousel/carousel.tsx';
export { CheckboxChips, type CheckboxChipsProps } from './checkbox-chips/checkbox-chips.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { ColorDots, type ColorDotsProps } from './color-dots/color-dots.tsx';
export { ColorSwatches, type ColorSwatchesProps } from './color-swatches/color-swatches.tsx';
export { CompactSelect, type CompactSelectProps } from './compact-select/compact-select.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps, type RetryProps } from './error-state/error-state.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export * from './icons/icons.tsx';
export type { IconProps } from './icons/outline-icon.tsx';
export * from './icons/heart-icon.tsx';
export * from './icons/page-icons.tsx';
export { flags } from './language-switcher/flags.ts';
export {
  LanguageSwitcher,
  type LanguageOption,
  type LanguageSwitcherProps,
} from './language-switcher/language-switcher.tsx';
export { StatusPage, type StatusPageProps } from './status-page/status-page.tsx';
export { PageColumn, type PageColumnProps } from './page-column/page-column.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { pageWindow } from './pagination/page-window.ts';
export { Price, type FormerPrice, type PriceProps } from './price/price.tsx';
export { ProductCard, type ProductCardProps } from './product-card/product-card.tsx';
export { ProductCardSkeleton } from './product-card/product-card-skeleton.tsx';
export { ProductImage, type ProductImageProps } from './product-image/product-image.tsx';
export {
  QuantityStepper,
  type QuantityChange,
  type QuantityStepperProps,
} from './quantity-stepper/quantity-stepper.tsx';
export { RemovableChip, type RemovableChipProps } from './removable-chip/removable-chip.tsx';
export type { LinkProps, RenderLink } from './render-link.ts';
export { SearchCategory, type SearchCategoryProps } from './search-combobox/search-category.tsx';
export { SearchCombobox, type SearchComboboxProps } from './search-combobox/search-combobox.tsx';
export { SearchDropdown, type SearchDropdownProps } from './search-combobox/search-dropdown.tsx';
export { SearchOption, type SearchOptionProps } from './search-combobox/search-option.tsx';
export { SelectField, type SelectFieldProps } from './select-field/select-field.tsx';
export { SizeSelector, type SizeSelectorProps } from './size-selector/size-selector.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Tabs, type TabsProps } from './tabs/tabs.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field/text-area-field.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { TitleBar, type TitleBarProps } from './title-bar/title-bar.tsx';
export { Toast, type ToastProps } from './toast/toast.tsx';
export { TwoColumns, type TwoColumnsProps } from './two-columns/two-columns.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { Lightbox, type LightboxProps } from './lightbox/lightbox.tsx';
