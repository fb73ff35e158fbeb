/** Id of a suggestion's element, by which the field names the active one: without blanks, which would make it two. */
export const optionId = (listId: string, suggestionId: string) =>
  `${listId}-${encodeURIComponent(suggestionId)}`;
