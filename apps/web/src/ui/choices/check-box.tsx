import './check-box.css'

export interface CheckBoxProps {
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

export function CheckBox({ label, checked, onCheckedChange }: CheckBoxProps) {
  return (
    <label className="check-box">
      <input type="checkbox" checked={checked} onChange={(event) => onCheckedChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
