/**
 * Verbs that titles inside of `describe` start with. A title outside of `describe` must not start with one: a list of failures shows it
 * without a subject.
 */
export const titleVerbs: readonly string[] =
  `aborts accepts acknowledges activates acts adds admits advances agrees alerts allows animates announces answers
  appears applies approves arrives asks assigns assumes balances batches becomes belongs blames blocks bounds
  bridges broadcasts bypasses caches calculates calls can cancels cannot caps carries causes changes charges
  checks classifies cleans clears closes coalesces combines comes compares completes compresses confirms connects
  consumes contacts contains continues converts copies costs counts covers creates credits dates debounces
  declines decodes decrypts dedupes defaults delays deletes delivers deploys derives describes destroys detects
  differs disables disappears discards disconnects discovers distinguishes documents does draws drops earns echoes
  elects emits encodes encrypts ends equals estimates evicts excludes executes exits expects expires explains
  exports exposes extends fades fails falls fetches fills filters finds finishes fits flags floors follows forgets
  formats forwards funds generates gets gives goes grants greets groups guards handles happens has hedges hides
  holds identifies ignores imports includes infers inherits injects inserts installs interoperates invalidates
  isolates issues joins keeps knows labels lacks leads leaves lets limits links listens lists loads logs looks
  loses makes maps marks matches measures mentions merges messages migrates mines mints mounts moves names narrows
  needs never normalizes notices notifies offers omits opens orders pages paints pairs parses passes pauses pays
  picks pings pins plans polls pops posts predicts prefers preloads prepares prevents prints probes prompts proves
  provides publishes pushes puts queries queues quotes ranks reaches reads rebuilds receives recognizes reconnects
  records recovers redelivers refetches refreshes refunds refuses registers rejects releases reloads remembers
  removes renames renders renews reopens repeats replaces replays reports represents requests requires rereads
  reserves resets resolves respects responds restarts restores resumes retries returns reuses reveals reverts
  revokes rotates routes runs says scrolls searches selects sells sends serves sets settles shakes shares shortens
  shows signs simplifies simulates skips slides sorts spends splits sponsors springs starts stays stops stores
  subscribes subtracts succeeds suggests sums supports survives swaps switches syncs takes tells terminates throws
  times tolerates tracks trades transfers treats tries truncates trusts turns types understands updates uses
  validates verifies waits warns watches withdraws withholds works wraps writes`.split(/\s+/)
