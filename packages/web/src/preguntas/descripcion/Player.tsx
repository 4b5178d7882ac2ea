/** Its words are the statement, which whoever shows it has already written. */
export const Player = () => null;
