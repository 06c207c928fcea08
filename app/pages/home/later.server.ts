/** One grey point, as WebP in Base64. */
const GREY = 'UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQwio2r/+BiOh/AAA='

/** A picture that is out of sight at first: it comes before it is seen, so a grey point stands in for it and weighs nothing. */
export function later<Shown extends { placeholder: string }>(picture: Shown): Shown {
  return { ...picture, placeholder: GREY }
}
