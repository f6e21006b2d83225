/** The message that says where one or a row of them is, with numbers as its language writes them: "3 of 12", "4–6 of 12". */
export const fillPosition = (message: string, number: string, count: string): string =>
  message.replace('{number}', () => number).replace('{count}', () => count);
