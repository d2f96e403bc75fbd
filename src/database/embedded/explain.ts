import { OperatorError } from '../../common/operator-error';
import { type Place } from './place';

type Sentence = (place: Place) => string;

/** What PostgreSQL says when it cannot start, and what the operator can do about it. */
const KNOWN: readonly (readonly [RegExp, Sentence])[] = [
  [
    /No space left on device|ENOSPC|Disk quota exceeded/i,
    ({ folder }) => `The disk of ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
  ],
  [
    /could not look up effective user ID (\d+)/i,
    () =>
      'The account the service runs as has no name on this machine, which PostgreSQL needs. Use an account that is listed in /etc/passwd, or set DATABASE_URL.',
  ],
  [
    /has wrong ownership|data directory .* (invalid|has group or world) /i,
    ({ data }) =>
      `The database in ${data} belongs to another account, or is open to others. Start the service as the account that made it, with the folder's mode 0700.`,
  ],
  [
    /error while loading shared libraries|GLIBC_|cannot execute|Exec format error|ENOEXEC/i,
    () =>
      'The embedded PostgreSQL does not run on this system (it needs glibc: not Alpine). Set DATABASE_URL to a PostgreSQL server (15 to 18).',
  ],
  [
    /EPERM|Operation not permitted/i,
    () =>
      'The service runs as root but may not start PostgreSQL as another account. Start it as a plain user, or set DATABASE_URL.',
  ],
  [
    /Permission denied|EACCES/i,
    ({ folder }) =>
      `PostgreSQL may not read or write in ${folder}. Start the service as the account that made it, or set DATA_DIR to another folder.`,
  ],
];

/** An error that says what to do, from the output of a PostgreSQL program that failed. */
export function explained(doing: string, output: string, place: Place): OperatorError {
  const sentence = KNOWN.find(([pattern]) => pattern.test(output))?.[1](place);
  return new OperatorError(sentence ?? `${doing} failed. See ${place.log}. PostgreSQL said: ${lastLines(output)}`);
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-5).join('\n');
