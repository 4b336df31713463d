import type { LeftCode, SourceEdit } from '../edit/SourceEdit.js'

/** The next step for code of another kit, and the heading of the migration guide that explains it. */
export type Advice = readonly [todo: string, section: string]

/** State that the steps of a move share. */
export type Move = {
  readonly peer: Peer
  /** File that exports `kit`, once a step has created it. */
  kitPath: string | undefined
  readonly edits: readonly SourceEdit[]
  /** The config of wagmi that a step has created: its file and name, and the variable that it replaces. */
  config?: { readonly path: string; readonly name: string; readonly replaces: string }
  /** Variables of the other kit that a step has removed, and that other files may import. */
  readonly replaced: Set<string>
  /** Text of new files, by path. */
  readonly files: Map<string, string>
  /** Steps that are left in new files. */
  readonly left: Map<string, LeftCode>
  /** Whether the dapp has a file. */
  exists(path: string): boolean
  /** Whether a file of the dapp imports a name of the other kit. */
  imports(name: string): boolean
}

/** Another kit, and how to move a dapp from it. */
export type Peer = {
  readonly name: string
  /** Modules of its packages. */
  readonly modules: RegExp
  /** Whether a file can contain code to move. */
  concerns(code: string): boolean
  /** File in `docs/migrate`, without its extension. */
  readonly guide: string
  /** Heading of the guide about the setup. */
  readonly setup: string
  /** Advice about its exports. `*` is for all others. */
  readonly advice: Readonly<Record<string, Advice>> & { readonly '*': Advice }
  /** Packages that the moved code imports or needs as peers, besides those of the kit. */
  readonly peers: Readonly<Record<string, string>>
  /** Packages of the kit that the moved code uses. */
  readonly packages: readonly string[]
  /** Creates the kit in the file that sets up the other one. */
  moveSetup(edit: SourceEdit, move: Move): void
  /** Changes everything else, if the kit was created. */
  moveUses(edit: SourceEdit, move: Move): void
}
