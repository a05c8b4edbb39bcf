import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './data-table.css'

export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right. */
  align?: 'left' | 'right'
  /** Holds words of parents: one that is too long for the table breaks. */
  isNamed?: boolean
}

export interface DataTableProps<Row> {
  /** What the table lists, for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Many columns: folds into labelled lines from a width of 960 px down instead of 500. */
  wide?: boolean
}

/** Stitched head, dotted rows. Where there is no room each row becomes labelled lines. */
export function DataTable<Row>({ caption, columns, rows, rowKey, wide = false }: DataTableProps<Row>) {
  return (
    <div className="data-table-place">
      <table className={classNames('data-table', wide ? 'data-table-wide' : 'data-table-narrow')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-align={column.align}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td
                  key={column.name}
                  data-label={column.name}
                  data-align={column.align}
                  data-named={column.isNamed}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
