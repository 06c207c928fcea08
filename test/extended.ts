/** What each test is given, and more of it: getters stay getters, and the same name means the new one. */
export const extended = <Base extends object, More extends object>(base: Base, more: More) =>
  Object.setPrototypeOf(more, base) as Omit<Base, keyof More> & More
