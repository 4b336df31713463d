/** Table of what projects used. */
export type QuotaTables = {
  readonly quota_uses: {
    readonly project: string
    /** A day of UTC such as `2026-11-26`, or a month such as `2026-11`. */
    readonly period: string
    /** Points. */
    readonly used: number
  }
}
