/** `kit.plugins.analytics.state`. */
export type AnalyticsState = { readonly isEnabled: boolean }
