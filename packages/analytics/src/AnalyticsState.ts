/** State of `kit.plugins.analytics`. */
export type AnalyticsState = { readonly isEnabled: boolean }
