import type { SgNode } from '@ast-grep/napi'

/** A call in a source file. */
export type SourceCall = {
  readonly file: string
  readonly line: number
  readonly node: SgNode
  /** Text of its arguments, without the parentheses. */
  readonly args: string
}
