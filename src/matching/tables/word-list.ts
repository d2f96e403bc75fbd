/** Reads a list of words or phrases separated by commas or line ends; compact and easy to review. */
export function wordList(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
