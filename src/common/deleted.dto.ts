/** What every deletion answers. */
export class DeletedBody {
  /**
   * Always true.
   * @example true
   */
  status: boolean;

  /**
   * What was deleted.
   * @example '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10'
   */
  id: string;

  /**
   * Always true.
   * @example true
   */
  deleted: boolean;
}

export const deletedBody = (id: string): DeletedBody => ({ status: true, id, deleted: true });
