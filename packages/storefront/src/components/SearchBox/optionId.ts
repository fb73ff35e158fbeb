/** Id of a suggestion's element, by which the field names the active one. */
export const optionId = (listId: string, suggestionId: string) => `${listId}-${suggestionId}`;
