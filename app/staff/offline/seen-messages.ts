/** What a page tells the staff area's worker: it is looked at; or nothing that was seen is to stay. */
export type StaffWorkerMessage = { kind: 'seen'; page: string } | { kind: 'forget-seen' }

/** What the worker tells a page of the data it asked for: when they were read from the network, where they come from the device. */
export type SeenMessage = { kind: 'data-seen'; at: string | undefined }
