import type { LiveOptions } from '@kit/preset'

/** What the options card changes while the page is open: a part of what `preset.updateOptions` takes. */
export type DemoOptions = Pick<LiveOptions, 'features' | 'termsConditionsUrl' | 'privacyPolicyUrl'>
