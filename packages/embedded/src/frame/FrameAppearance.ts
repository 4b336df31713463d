/** The look of the page, for the wallet frame to match. Uses the names of the modal's options. */
export type FrameAppearance = {
  readonly theme: 'light' | 'dark' | 'auto'
  readonly themeVariables?: {
    /** In pixels, such as `10px`. */
    readonly fontSizeMaster?: string
    /** In pixels, such as `4px`. */
    readonly borderRadiusMaster?: string
    readonly accent?: string
    readonly background?: string
    readonly colorMix?: string
    /** `0` to `100`. */
    readonly colorMixStrength?: number
  }
  /** The language, as a BCP 47 tag. */
  readonly locale: string
}
