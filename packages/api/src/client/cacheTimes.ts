/** How long answers are kept, in milliseconds (wire notes, section 3: at least 2 hours; 2.3: a day). */
export const cacheTimes: { readonly directoryMs: number; readonly supportedChainsMs: number } = {
  directoryMs: 7_200_000,
  supportedChainsMs: 86_400_000,
}
