export { BackLink, type BackLinkProps } from './BackLink/BackLink.tsx';
export { Badge, Chip, Counter, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { BigFigure, type BigFigureProps } from './BigFigure/BigFigure.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink/ButtonLink.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { CardPrice, CardRequest, type CardPriceProps } from './Card/CardPrice.tsx';
export { CardSkeleton } from './Card/CardSkeleton.tsx';
export { CardGrid, type CardGridProps } from './CardGrid/CardGrid.tsx';
export { forceCardLayout } from './CardGrid/forceCardLayout.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { ChoiceMark, type ChoiceMarkProps } from './ChoiceMark/ChoiceMark.tsx';
export { ColourDot, type ColourDotProps } from './ColourDot/ColourDot.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { CrossBox, type CrossBoxProps } from './CrossBox/CrossBox.tsx';
export { DayStrip, type DayStripProps } from './DayStrip/DayStrip.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { DoubtMark } from './DoubtMark/DoubtMark.tsx';
export { EmptyFrame, type EmptyFrameProps } from './EmptyFrame/EmptyFrame.tsx';
export { EmptyShelf, type EmptyShelfProps } from './EmptyShelf/EmptyShelf.tsx';
export { Field, type FieldControl, type FieldProps } from './Field/Field.tsx';
export { FilterSheet, type FilterSheetProps } from './FilterSheet/FilterSheet.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { useCloseOnBack } from './hooks/useCloseOnBack.ts';
export { useKeyDown } from './hooks/useKeyDown.ts';
export { usePrefersReducedMotion } from './hooks/usePrefersReducedMotion.ts';
export { useScrollLock } from './hooks/useScrollLock.ts';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export type { IconName } from './Icon/paths.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { KeyValueGrid, type KeyValueGridProps } from './KeyValueGrid/KeyValueGrid.tsx';
export { LazyImage, type LazyImageProps } from './LazyImage/LazyImage.tsx';
export { MissingImage } from './LazyImage/MissingImage.tsx';
export {
  Lightbox,
  type LightboxLabels,
  type LightboxPhoto,
  type LightboxProps,
} from './Lightbox/Lightbox.tsx';
export { LinkList, type LinkListProps } from './LinkList/LinkList.tsx';
export {
  Link,
  LinkProvider,
  type LinkProps,
  type LinkProviderProps,
} from './LinkProvider/LinkProvider.tsx';
export { List, type ListProps } from './List/List.tsx';
export { Logo, LogoMark, type LogoProps } from './Logo/Logo.tsx';
export { Note } from './Note/Note.tsx';
export { NoticeStrip, type NoticeStripProps } from './NoticeStrip/NoticeStrip.tsx';
export { PageHead, type PageHeadProps } from './PageHead/PageHead.tsx';
export { PageSection, type PageSectionProps } from './PageSection/PageSection.tsx';
export { Panel, type PanelProps } from './Panel/Panel.tsx';
export { PickMark, type PickMarkProps } from './PickMark/PickMark.tsx';
export { Price, UnitPrice, type PriceProps } from './Price/Price.tsx';
export { RadioTiles, type RadioTile, type RadioTilesProps } from './RadioTiles/RadioTiles.tsx';
export {
  SearchField,
  type SearchFieldList,
  type SearchFieldProps,
} from './SearchField/SearchField.tsx';
export { SectionHead, type SectionHeadProps } from './SectionHead/SectionHead.tsx';
export {
  SegmentedField,
  type Segment,
  type SegmentedFieldProps,
} from './SegmentedField/SegmentedField.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Split, type SplitProps } from './Split/Split.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { StarRating, type StarRatingProps } from './StarRating/StarRating.tsx';
export { StateMessage, type StateMessageProps } from './StateMessage/StateMessage.tsx';
export { StatusLine, type StatusLineProps } from './StatusLine/StatusLine.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './TextLink/TextLink.tsx';
export { Tip, type TipProps } from './Tip/Tip.tsx';
export { Toaster, type ToasterProps, type ToastMessage } from './Toast/Toaster.tsx';
export { ToggleButton, type ToggleButtonProps } from './ToggleButton/ToggleButton.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
