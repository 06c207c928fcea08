/** Whether attacks run at full length (`npm run attack`) or at the short length of `npm test`. */
export const isLong = process.env.ATTACK === 'whole'
