/** Describes in one sentence why a file of the data directory cannot be opened, by the code of SQLite or the system. */
export function describeFault(file: string, code: string): string {
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `dataDir: ${file} is corrupt or not a database (${code}); restore the whole directory from a backup`
  if (/^(EEXIST|ENOTDIR)$/.test(code)) return `dataDir: not a directory (${code})`
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) return `dataDir: this user has no write permission (${code})`
  if (/^SQLITE_(FULL|IOERR)/.test(code))
    return `dataDir: cannot read or write ${file} (${code}); check whether the disk is full`
  if (code === '') return `dataDir: cannot open ${file}; check that it is a file and that this user can write to it`
  return `dataDir: cannot open ${file} (${code})`
}
