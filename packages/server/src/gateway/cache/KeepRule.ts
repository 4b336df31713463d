/**
 * What may be kept of a method's answer. `constant`: any result. `tip`: while the newest block is the same. `state`, `block`: by the block that
 * the parameter at `at` names. `hash`: a result that is there, for what a hash names does not change. `mined`: by the block in the result.
 * `logs`: by the range of the filter. `hashed`: like `hash` when the parameter at `at` is given, else not. `finalized`: a result that is there, unless
 * the options at `at` ask for less than finality. What is not listed is never kept.
 */
export type KeepRule =
  | { readonly by: 'constant' | 'tip' | 'hash' | 'mined' | 'logs' }
  | { readonly by: 'block' | 'state' | 'hashed' | 'finalized'; readonly at: number }
