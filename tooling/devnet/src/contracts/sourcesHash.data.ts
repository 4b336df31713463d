// What the contracts were compiled from, written by scripts/compileContracts.mjs.
export const sourcesHash = '21cd8ea6fe75678f64f9e1b64b43133353d8197ed1d3b6fe3ee8f4999e4d4a7d' as const
