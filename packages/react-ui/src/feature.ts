export {
  defineView,
  type TitleContext,
  type ViewDefinition,
  type ViewProps,
} from './contribution/defineView.js'
export type {
  AccountAction,
  AccountAmount,
  AccountTab,
  ConnectMethod,
  ConnectMethodProps,
  Contribution,
  Feature,
  FeatureProviderProps,
  FeatureRow,
  PlainViewName,
  SettingsRow,
  SettingsSection,
  TokenAction,
  ViewTable,
} from './contribution/Feature.js'
export { groupViews, type ViewFile } from './contribution/groupViews.js'
export { canRetry } from './feature/canRetry.js'
export { defineFeature } from './feature/defineFeature.js'
export { FeatureProvider } from './feature/FeatureProvider.js'
export { FundingRows } from './feature/FeatureRows.js'
export { localizedTexts } from './feature/localizedTexts.js'
export { TokenActions } from './feature/TokenActions.js'
export { TokenPicker, type TokenPickerProps } from './feature/TokenPicker.js'
export { usePlugin } from './feature/usePlugin.js'
export { type AnyIcon, Icon, type IconName } from './icon/Icon.js'
export { unawaited } from './kit/unawaited.js'
export { type ModalKit, useKit } from './kit/useKit.js'
export { type OptionalView, useOptionalView } from './modal/useOptionalView.js'
export { usePrepareView } from './modal/usePrepareView.js'
export { Acceptance, type AcceptanceProps } from './part/Acceptance.js'
export { AddressText } from './part/AddressText.js'
export { Amount } from './part/Amount.js'
export { AmountField, type AmountFieldProps } from './part/AmountField.js'
export { Avatar, type AvatarProps } from './part/Avatar.js'
export { Button, type ButtonProps } from './part/Button.js'
export { Callout, type CalloutProps } from './part/Callout.js'
export { ChoiceButton, type ChoiceButtonProps } from './part/ChoiceButton.js'
export { CodeField, type CodeFieldProps } from './part/CodeField.js'
export { CopyButton } from './part/CopyButton.js'
export { copyText } from './part/copyText.js'
export { DetailHead, type DetailHeadProps } from './part/DetailHead.js'
export { type Detail, DetailList, type DetailListProps } from './part/DetailList.js'
export { Divider } from './part/Divider.js'
export { DoneMark } from './part/DoneMark.js'
export { Drawing } from './part/Drawing.js'
export { EmptyState, type EmptyStateProps } from './part/EmptyState.js'
export { ErrorDetails } from './part/ErrorDetails.js'
export { Form, type FormProps } from './part/Form.js'
export { GrowingList, type GrowingListProps } from './part/GrowingList.js'
export { Headline, type HeadlineProps } from './part/Headline.js'
export { Hidden } from './part/Hidden.js'
export { IconButton, type IconButtonProps } from './part/IconButton.js'
export { NamespaceImage } from './part/NamespaceImage.js'
export { NetworkImage, type NetworkImageProps } from './part/NetworkImage.js'
export { Picture, type PictureProps } from './part/Picture.js'
export { ProgressTrack, type TrackStep } from './part/ProgressTrack.js'
export { QrCode, type QrCodeProps } from './part/QrCode.js'
export { Ring, type RingProps } from './part/Ring.js'
export { Row, type RowProps } from './part/Row.js'
export { RowGroup, type RowGroupProps } from './part/RowGroup.js'
export { RowSkeleton, type RowSkeletonProps } from './part/RowSkeleton.js'
export { SearchField, type SearchFieldProps } from './part/SearchField.js'
export { Skeleton, type SkeletonProps } from './part/Skeleton.js'
export { Stack, type StackProps } from './part/Stack.js'
export { Switch, type SwitchProps } from './part/Switch.js'
export { Tabs, type TabsProps } from './part/Tabs.js'
export { Tag } from './part/Tag.js'
export { TokenAmount, type TokenAmountProps } from './part/TokenAmount.js'
export { TokenImage, type TokenImageProps } from './part/TokenImage.js'
export { TokenRow, type TokenRowProps } from './part/TokenRow.js'
export { TransactionStatus, type TransactionStatusProps } from './part/TransactionStatus.js'
export { TextLink, Typography, type TypographyProps } from './part/Typography.js'
export { useCopy } from './part/useCopy.js'
export { useForeignImage } from './part/useForeignImage.js'
export { useInWallet } from './part/useInWallet.js'
export { useIsPast } from './part/useIsPast.js'
export { useSecondsUntil } from './part/useSecondsUntil.js'
export { ViewFooter, type ViewFooterProps } from './part/ViewFooter.js'
export { VirtualGrid, type VirtualGridProps } from './part/VirtualGrid.js'
export { WalletImage, type WalletImageSource } from './part/WalletImage.js'
export { Warnings, type WarningsProps } from './part/Warnings.js'
export { WindowedList, type WindowedListProps } from './part/WindowedList.js'
export { createText, type Text, type TextOptions } from './text/createText.js'
export { formatAge } from './text/formatAge.js'
export { formatFiat } from './text/formatFiat.js'
export { formatTokenAmount } from './text/formatTokenAmount.js'
export type {
  AnyMessages,
  FeatureKey,
  FeatureTexts,
  LocaleFiles,
  Message,
  MessageKey,
  PluralForms,
  PluralMessage,
  PluralMessageIn,
  Translation,
} from './text/Messages.js'
export { type NumberSymbols, numberSymbols, writeAmount } from './text/numberSymbols.js'
export { readTypedAmount } from './text/readTypedAmount.js'
export { type ResolvedLocale, resolveLocale } from './text/resolveLocale.js'
export { type Language, LanguageContext, useLanguage, useText } from './text/useText.js'
export { paintTheme } from './theme/paintTheme.js'
export type { Theme, ThemeVariables } from './theme/UiOptions.js'
export { type Appearance, useAppearance } from './theme/useAppearance.js'
export { useStyles } from './theme/useStyles.js'
export { ExplorerFooter } from './view/ExplorerFooter.js'
export { type ExplorerLink, useExplorerPage } from './view/useExplorerLink.js'
