/** What the frame asks the worker. */
export type Asked = { readonly id: number; readonly name: string; readonly args: readonly unknown[] }

/** What the worker answers. */
export type Answered = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string })
